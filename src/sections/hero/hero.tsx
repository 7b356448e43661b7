import { useRef, useState } from 'react';
import { chains } from '../../../config/chains.ts';
import { site } from 'virtual:site';
import { selectWhole } from '../../components/address.tsx';
import { ConfirmSheet, Post, Receipt } from '../../components/payment.tsx';
import { ControlIcon, Icon } from '../../components/icon.tsx';
import { ExternalLink, SectionLink } from '../../components/links.tsx';
import { List } from '../../components/list.tsx';
import { company } from '../../content/company.ts';
import { contracts } from '../../content/contracts.ts';
import { BOT, confirmation, PAYER, receipt, sendCommand, sendReply } from '../../content/example.ts';
import { figures, hero } from '../../content/hero.ts';
import { whitepaper } from '../../content/navigation.ts';
import { useInterval } from '../../hooks/use-timers.ts';
import { useScrolledPast } from '../../hooks/use-in-view.ts';
import { useLoaderDone } from '../../loader/use-loader-done.ts';
import './hero.css';

const SIGN_INTERVAL_MS = 3000;

const [contract] = site.contracts;

/** The brand's alternating sign. Its own component, so that nothing else re-renders. */
function Sign({ paused }: { paused: boolean }) {
  const loaded = useLoaderDone();
  const [sign, setSign] = useState<'$' | '#'>('$');
  useInterval(() => setSign(sign === '$' ? '#' : '$'), loaded && !paused ? SIGN_INTERVAL_MS : null);
  return (
    <span className=":uno-sign: inline-block w-.75em text-brand" aria-hidden="true">
      {sign}
    </span>
  );
}

/** The product in words and as one whole payment, with two calls to action. */
export function Hero() {
  const [paused, setPaused] = useState(false);
  const payment = useRef<HTMLElement>(null);
  // Animations cost main-thread frames even out of view.
  const still = useScrolledPast(payment) || paused;
  return (
    <section className="tone-ink hero">
      <div className=":uno-hero-grid: wrap grid gap-5 pt-3 pb-6 lg:pb-14 lg:grid-cols-[7fr_5fr] lg:grid-rows-[1fr_auto] lg:gap-x-22 lg:gap-y-9">
        <div className="column lg:(content-start pt-6)">
          <p
            className=":uno-ticker: min-w-0 text-name leading-tight font-600 tracking-[-.02em] break-anywhere"
            translate="no"
            dir="ltr"
          >
            <Sign paused={paused} />
            <span>{site.product}</span>
          </p>
          <h1 className="display" tabIndex={-1}>
            {hero.headline}
          </h1>
          <p className="lead text-muted">{hero.lead}</p>
          <p className="actions">
            <ExternalLink href={site.links.bot} className="btn btn-main">
              {hero.start}
            </ExternalLink>
            <ExternalLink href={site.links.docs} className="btn btn-quiet">
              {whitepaper}
            </ExternalLink>
          </p>
        </div>
        <figure className="payment" aria-labelledby="payment-label" data-paused={still || undefined} ref={payment}>
          <Post author={PAYER} text={sendCommand} look="own" />
          <Post author={BOT} text={sendReply} look="reply" />
          <ConfirmSheet {...confirmation} />
          <Receipt {...receipt} />
          <figcaption id="payment-label" className="label">
            {hero.example}
          </figcaption>
          <button
            type="button"
            className="icon-btn payment-pause scripted"
            aria-label={paused ? hero.play : hero.pause}
            onClick={() => setPaused(!paused)}
          >
            <ControlIcon name={paused ? 'play' : 'pause'} />
          </button>
        </figure>
        <div className="column">
          <List className=":uno-highlights: flex flex-wrap gap-x-6 gap-y-1.5 [&>li]:(flex items-center gap-2)">
            {hero.highlights.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} className="text-brand" />
                {text}
              </li>
            ))}
          </List>
          <p className=":uno-hero-contract: grid justify-items-start text-sm">
            <span className="text-muted">{contracts.nameOf(chains[contract.chain].name, contract.address)}</span>{' '}
            <SectionLink
              to="contracts"
              className=":uno-hero-address: inline-block py-3.5 font-mono text-[clamp(.75rem,3.3vw,.875rem)] [text-rendering:geometricPrecision] leading-normal break-all text-balance underline decoration-edge underline-offset-4"
              translate="no"
              dir="ltr"
              ref={selectWhole}
            >
              {contract.address}
            </SectionLink>{' '}
            <span className="text-muted">
              {company.registered}, <SectionLink to="company">{company.number}</SectionLink>
            </span>
          </p>
        </div>
      </div>
      <dl className="wrap figures hero-figures">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure" dir="ltr">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
