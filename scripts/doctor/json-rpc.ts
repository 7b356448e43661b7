import { z } from 'zod';

/** Why a node gave no usable answer. */
type Silence = 'timeout' | 'refusal' | 'wrong answer';

/** A question that a node did not answer; the message says how. */
export class NoAnswer extends Error {
  readonly silence: Silence;
  /** The JSON-RPC error's code, if the node sent one. */
  readonly code: number | null;

  constructor(silence: Silence, message: string, code: number | null = null) {
    super(message);
    this.silence = silence;
    this.code = code;
  }
}

/** What a chain says of the token at an address. */
export interface TokenFacts {
  /** Why there is no token; the other facts are then missing. */
  fault?: string;
  symbol?: string;
  /** Only where the configuration's decimals are meant. */
  decimals?: number;
  name?: string;
  /** What else is worth reading. */
  notes: readonly string[];
}

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).nullish(),
});

/** The answer in a body; null for an error page and the like. */
function answerIn(text: string): z.infer<typeof answerSchema> | null {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Asks a node one question by JSON-RPC 2.0 and returns the result.
 *
 * @throws NoAnswer if the time is up, the node refuses or cannot be reached, or its answer is not one
 */
export async function ask(
  url: string,
  method: string,
  params: readonly unknown[],
  timeoutMs: number,
): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    if (name === 'TimeoutError') throw new NoAnswer('timeout', `no answer within ${timeoutMs / 1000} s`);
    throw new NoAnswer('refusal', `not reached: ${cause?.code || cause?.message || message}`);
  }
  const answer = answerIn(text);
  // Some nodes send their JSON-RPC errors with an HTTP error.
  if (answer?.error) {
    const { code, message } = answer.error;
    throw new NoAnswer('refusal', `${method} refused: ${message} (${code})`, code);
  }
  if (response.status !== 200) throw new NoAnswer('refusal', `${method} refused with HTTP ${response.status}`);
  if (answer?.result !== undefined) return answer.result;
  throw new NoAnswer('wrong answer', `${method} answered with something that is not JSON-RPC`);
}
