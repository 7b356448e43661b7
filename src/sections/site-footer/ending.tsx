import { site } from '../../../config/site.ts';
import { ExternalLink } from '../../components/links.tsx';
import { Receipt } from '../../components/payment.tsx';
import { receipt } from '#token/content/example.ts';
import { hero } from '#token/content/hero.ts';
import { footer } from '#token/content/site-footer.ts';
import { Host } from './host.tsx';
import './ending.css';

/** The landing page's last scene: the idea in one sentence, its action, and where the real site is. */
export function Ending() {
  return (
    <section className="ending" aria-labelledby="ending-title">
      <div className="wrap halves gap-y-6">
        <div className="grid gap-4 justify-items-start content-start pt-8 md:pt-16 lg:gap-8 lg:py-rhythm">
          <h2 id="ending-title">{footer.closing}</h2>
          <ExternalLink href={site.links.bot} className="btn btn-strong">
            {hero.start}
          </ExternalLink>
          <Host />
        </div>
        <div className="ending-receipt lg:pt-rhythm" aria-hidden="true">
          <Receipt {...receipt} label={hero.example} />
        </div>
      </div>
    </section>
  );
}
