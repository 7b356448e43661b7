import { Icon } from './icon.tsx';
import { Identicon } from './identicon.tsx';
import './payment.css';

interface Props {
  amount: string;
  text: string;
  /** Handle of the person whose picture bears the check mark. */
  person: string;
}

/** Says that a payment has arrived. */
export function Receipt({ amount, text, person }: Props) {
  return (
    <div className="receipt">
      <p>
        <span className="receipt-amount">{amount}</span> <span className="receipt-text">{text}</span>
      </p>
      <div className="receipt-person">
        <Identicon of={person} className="face" />
        <span className="receipt-mark">
          <Icon name="check" />
        </span>
      </div>
    </div>
  );
}
