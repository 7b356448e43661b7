import { useState, type ReactNode } from 'react';
import { ConfirmSheet, Post, Receipt } from '../../components/payment.tsx';
import { List } from '../../components/list.tsx';
import { StepNumber } from '../../components/step-number.tsx';
import { BOT, confirmation, PAYER, receipt } from '../../content/example.ts';
import { steps, type Step } from '../../content/how-it-works.ts';
import { useSectionInView } from '../../hooks/use-in-view.ts';
import './walk.css';

/** Ids of the scroll stretches, one per step; nothing links to them. */
const stretches = steps.map(({ number }) => `step-${number}`);

function State({ example, reply, shows }: Step) {
  return (
    <div className="walk-state tone-ink">
      {example && <Post author={PAYER} text={example} look="own" />}
      {reply && <Post author={BOT} text={reply} look="reply" />}
      {shows === 'sheet' && <ConfirmSheet {...confirmation} />}
      {shows === 'receipt' && <Receipt {...receipt} />}
    </div>
  );
}

/** A step's position relative to the current one, for the style sheet. */
const placeOf = (index: number, current: number): string =>
  index === current ? 'now' : index < current ? 'past' : 'next';

/**
 * The steps with what happens in each. On wide screens, a list beside one device that shows the state of the step
 * pressed or scrolled to; on phones, in print and without scripts, each step shows its own.
 *
 * @param children what follows the list
 */
export function Walk({ children }: { children: ReactNode }) {
  const inView = useSectionInView(stretches);
  const [seen, setSeen] = useState(inView);
  const [current, setCurrent] = useState(0);
  if (inView !== seen) {
    setSeen(inView);
    if (inView) setCurrent(stretches.indexOf(inView));
  }
  const show = (index: number) => {
    setCurrent(index);
    // So that scrolling continues from here. Does nothing where the stretches are not displayed.
    document.getElementById(stretches[index]!)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  return (
    <div className="walk">
      <div className="walk-stage">
        <List ordered className="walk-steps">
          {steps.map((step, index) => (
            <li key={step.number} data-at={placeOf(index, current)}>
              <div className="walk-words">
                <StepNumber number={step.number} />
                <h3 className="text-heading" id={`title-${step.number}`}>
                  {step.title}
                </h3>
                <button
                  type="button"
                  className="walk-show"
                  aria-labelledby={`title-${step.number}`}
                  aria-current={index === current ? 'step' : undefined}
                  onClick={() => show(index)}
                />
                <div className="walk-fold">
                  <p className="text-muted">{step.description}</p>
                </div>
              </div>
              <State {...step} />
            </li>
          ))}
        </List>
        {children}
      </div>
      <div className="walk-stretches" aria-hidden="true">
        {stretches.map((id) => (
          <i key={id} id={id} />
        ))}
      </div>
    </div>
  );
}
