/** An error that its user can correct: a command prints the message without a stack and exits with code 1. */
export class UserError extends Error {}
