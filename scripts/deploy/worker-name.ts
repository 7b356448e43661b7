/** The longest name with which a Worker gets preview URLs: they prefix it with a version, in a label of 63 letters. */
const MAX_LENGTH = 54;

/** The Worker's name in the operator's account: the canonical host with hyphens for dots. */
export const workerName = (host: string): string => host.replaceAll('.', '-').slice(0, MAX_LENGTH).replace(/-+$/, '');
