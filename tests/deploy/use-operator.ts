import { afterEach, beforeEach, expect } from 'vitest';
import { Operator } from './operator.ts';
import type { Faults } from './stand-in/stand-in.ts';

/** The operator of the running test. */
export interface Held {
  operator: Operator;
  /** Adds to the faults between the operator and Cloudflare. */
  plant: (faults: Faults) => void;
}

/**
 * Gives each test of a file an operator of its own; after each, no visitor may have got a version that nobody had
 * verified.
 *
 * @param isSeeded whether a version is live already
 */
export function useOperator({ isSeeded }: { isSeeded: boolean }): Held {
  const held: Held = {
    operator: undefined as never,
    plant: (faults) => void Object.assign(held.operator.standIn.faults, faults),
  };
  beforeEach(async () => {
    held.operator = await Operator.start();
    if (isSeeded) await held.operator.seed();
  });
  afterEach(async () => {
    const { standIn } = held.operator;
    await held.operator.stop();
    expect(standIn.unverifiedVisits, 'visitors got a version that nobody had verified').toEqual([]);
  });
  return held;
}
