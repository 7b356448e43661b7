import { useNavigate } from 'react-router-dom';
import { Icon } from './icon.tsx';

/** Goes back in the browser's history, or home where this page is the first in its tab. */
export function BackButton({ label }: { label: string }) {
  const navigate = useNavigate();
  const back = () => (history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <button type="button" className="btn btn-quiet btn-small scripted" onClick={back}>
      <Icon name="back" />
      {label}
    </button>
  );
}
