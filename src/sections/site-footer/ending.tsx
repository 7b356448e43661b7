import { site } from 'virtual:site';
import { ExternalLink } from '../../components/links.tsx';
import { Receipt } from '../../components/payment.tsx';
import { receipt } from '../../content/example.ts';
import { hero } from '../../content/hero.ts';
import { footer } from '../../content/site-footer.ts';
import { Host } from './host.tsx';
import './ending.css';

/** The landing page's last scene: the idea in one sentence, its action, and where the real site is. */
export function Ending() {
  return (
    <section className="ending" aria-labelledby="ending-title">
      <div className="wrap">
        <div className="ending-words">
          <h2 className="text-display" id="ending-title">
            {footer.closing}
          </h2>
          <p>
            <ExternalLink href={site.links.bot} className="btn btn-strong">
              {hero.start}
            </ExternalLink>
          </p>
          <Host />
        </div>
        <div className="ending-receipt" aria-hidden="true">
          <Receipt {...receipt} />
        </div>
      </div>
    </section>
  );
}
