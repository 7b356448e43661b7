import type { IconName } from '../lib/icons.ts';
import { Icon } from './icon.tsx';
import { Identicon } from './identicon.tsx';
import './payment.css';

interface Row {
  label: string;
  value: string;
  /** Shown before the value: somebody's picture, or an icon. */
  person?: string;
  icon?: IconName;
}

interface Props {
  title: string;
  /** Says what the drawing is, beside its title. */
  mark: string;
  rows: readonly Row[];
  sign: string;
}

/** A drawing of the sheet on which somebody confirms a payment. Nothing on it can be pressed. */
export function ConfirmSheet({ title, mark, rows, sign }: Props) {
  return (
    <div className="sheet">
      <p className=":uno-sheet-head: flex justify-between font-mono text-sm leading-note">
        <span>{title}</span>
        <span>{mark}</span>
      </p>
      <dl>
        {rows.map(({ label, value, person, icon }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="ltr" translate="no">
              {person && <Identicon of={person} className="face" />}
              {icon && <Icon name={icon} />}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="sheet-sign">
        <Icon name="sign" />
        {sign}
      </p>
    </div>
  );
}
