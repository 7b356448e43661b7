/** An error that the user can correct; commands print its message without a stack and exit with 1. */
export class UserError extends Error {}
