/** Why a node gave no usable answer. */
export type Silence = 'timeout' | 'refusal' | 'wrong answer';

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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Says what kept a request from arriving; undici puts the reason into the cause. */
function failure(error: unknown, timeoutMs: number): NoAnswer {
  const { name, cause, message } = error as Error;
  if (name === 'TimeoutError') return new NoAnswer('timeout', `no answer within ${timeoutMs / 1000} s`);
  const { code = '', message: inner = message } = (cause ?? {}) as { code?: string; message?: string };
  return new NoAnswer('refusal', `not reached: ${code || inner}`);
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
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw failure(error, timeoutMs);
  }
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // Reported below, because an error page is no wrong answer.
  }
  // Some nodes send their JSON-RPC errors with an HTTP error.
  if (isObject(answer) && isObject(answer.error)) {
    const { code, message } = answer.error;
    throw new NoAnswer('refusal', `${method} refused: ${String(message)} (${String(code)})`, Number(code));
  }
  if (status !== 200) throw new NoAnswer('refusal', `${method} refused with HTTP ${status}`);
  if (!isObject(answer)) throw new NoAnswer('wrong answer', `${method} answered with something that is not JSON-RPC`);
  if (!('result' in answer)) throw new NoAnswer('wrong answer', `${method} answered without a result`);
  return answer.result;
}
