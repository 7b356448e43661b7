import './step-number.css';

/** A step's number in a ring, which is filled for the steps that matter most. */
export function StepNumber({ number, isMain = false }: { number: number; isMain?: boolean }) {
  return <span className={isMain ? 'step-number step-now' : 'step-number'}>{number}</span>;
}
