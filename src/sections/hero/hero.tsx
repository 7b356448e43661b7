import { Fragment, useState } from 'react';
import { chains } from '../../../config/chains.ts';
import { site } from '../../../config/site.ts';
import { groupsOf } from '../../components/address.tsx';
import { ControlIcon, withIcon } from '../../components/icon.tsx';
import { ExternalLink, SectionLink } from '../../components/links.tsx';
import { List } from '../../components/list.tsx';
import { Text } from '../../components/text.tsx';
import { company } from '#token/content/company.ts';
import { contracts } from '#token/content/contracts.ts';
import { figures, hero } from '#token/content/hero.ts';
import { whitepaper } from '#token/content/navigation.ts';
import { tagOf } from '../../../config/format.ts';
import { ticker } from '../../../config/names.ts';
import { useInterval } from '../../hooks/use-timers.ts';
import { useLoaderDone } from '../../hooks/use-loader-done.ts';
import { PaymentToSign } from './payment-to-sign.tsx';
import './hero.css';

const SIGN_INTERVAL_MS = 3000;

const [contract] = site.contracts;
/** Whether there is a tag to alternate with. */
const hasTag = tagOf(ticker) !== ticker;

/** The brand's alternating sign. */
function Sign({ paused }: { paused: boolean }) {
  const loaded = useLoaderDone();
  const [sign, setSign] = useState<'$' | '#'>('$');
  useInterval(() => setSign(sign === '$' ? '#' : '$'), hasTag && loaded && !paused ? SIGN_INTERVAL_MS : null);
  return (
    <span className="sign" aria-hidden="true">
      {sign}
    </span>
  );
}

/** The product in words, with two calls to action, and as one payment for the visitor to sign. */
export function Hero() {
  const [paused, setPaused] = useState(false);
  return (
    <section className="tone-ink">
      <div className="wrap halves gap-y-3 pb-3 md:gap-y-8 md:pb-8 lg:grid-rows-[auto_auto_1fr] lg:pt-2">
        <div className="grid gap-2 lg:col-span-2">
          <div className="flex items-center w-full">
            <p className="min-w-0 text-subtitle font-600" translate="no" dir="ltr">
              <Sign paused={paused} />
              {ticker}
              {ticker !== site.product && <span className="text-muted"> {site.product}</span>}
            </p>
            {hasTag && (
              <button
                type="button"
                className="icon-btn sign-pause scripted"
                aria-label={paused ? hero.play : hero.pause}
                onClick={() => setPaused(!paused)}
              >
                <ControlIcon name={paused ? 'play' : 'pause'} />
              </button>
            )}
          </div>
          <h1 className="text-display" tabIndex={-1}>
            {hero.headline}
          </h1>
        </div>
        <div className="grid gap-2 content-start justify-items-start md:gap-5">
          <p className="lead text-muted">{hero.lead}</p>
          <p className="hero-actions">
            <ExternalLink href={site.links.bot} className="btn btn-main">
              {hero.start}
            </ExternalLink>
            <ExternalLink href={site.links.docs} className="btn">
              {whitepaper}
            </ExternalLink>
          </p>
          <p>
            <Text>{hero.startLeads}</Text>
          </p>
        </div>
        <PaymentToSign />
        <div className="grid gap-2 content-end">
          <List className="highlights grid gap-1">
            {hero.highlights.map(({ icon, text }) => (
              <li key={text} className={withIcon(icon)}>
                {text}
              </li>
            ))}
          </List>
          <p className="row gap-x-4 text-sm text-muted">
            {contracts.nameOf(chains[contract.chain].name)}{' '}
            <SectionLink to="contracts" className="hero-address" translate="no" dir="ltr">
              {groupsOf(contract.address).map((group, index) => (
                <Fragment key={index}>
                  <wbr />
                  {group}
                </Fragment>
              ))}
            </SectionLink>
          </p>
          <p className="row text-sm text-muted text-balance">
            <SectionLink to="company" className="min-h-11 content-center">
              <Text>{company.number}</Text>
            </SectionLink>
          </p>
        </div>
      </div>
      {figures.length > 0 && (
        <List className="wrap hero-figures">
          {figures.map(({ value, label }) => (
            <li key={label} className="break-inside-avoid">
              <span className="block figure text-fg" dir="ltr">
                {value}
              </span>{' '}
              {label}
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
