import { site } from 'virtual:site';
import { Dialog } from '../../components/dialog.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { comingSoon } from '../../content/utility.ts';

/** Explains that early access is not open yet, and where to hear about it. */
export function ComingSoon({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={comingSoon.title} text={comingSoon.text} closeLabel={comingSoon.corner}>
      <p className="row-3 pt-2">
        <ExternalLink href={site.links.community} className="btn btn-strong" onClick={onClose}>
          {comingSoon.join}
        </ExternalLink>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {comingSoon.close}
        </button>
      </p>
    </Dialog>
  );
}
