/** Longest name with which a Worker still gets preview URLs: they put a version before it in one label of 63. */
const MAX_LENGTH = 54;

/** The Worker's name in the operator's account: the canonical host with hyphens for dots. */
export const workerName = (host: string): string => host.replaceAll('.', '-').slice(0, MAX_LENGTH).replace(/-+$/, '');
