import { useNavigate } from 'react-router-dom';
import { isFirstEntry } from '../lib/history.ts';
import { Icon } from './icon.tsx';

/** Goes back in the browser's history, or home if this page is the first in its tab. */
export function BackButton({ label }: { label: string }) {
  const navigate = useNavigate();
  const back = () => (isFirstEntry() ? navigate('/') : navigate(-1));
  return (
    <button type="button" className="btn btn-quiet btn-small scripted" onClick={back}>
      <Icon name="back" />
      {label}
    </button>
  );
}
