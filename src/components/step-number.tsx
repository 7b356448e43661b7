/** A step's number in a ring, which is filled for the steps that matter most. */
export function StepNumber({ number, isMain = false }: { number: number; isMain?: boolean }) {
  return (
    <span className={`disc w-8 h-8 border font-mono step-number ${isMain ? 'border-fg solid' : 'border-edge'}`}>
      {number}
    </span>
  );
}
