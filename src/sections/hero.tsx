import { useState } from 'react';
import { chains } from '../../config/chains.ts';
import { site } from 'virtual:site';
import { ExternalLink } from '../components/external-link.tsx';
import { Icon } from '../components/icon.tsx';
import { Post } from '../components/post.tsx';
import { contracts } from '../content/contracts.ts';
import { figures, hero, thread } from '../content/hero.ts';
import { useInterval } from '../hooks/use-interval.ts';
import { useLoaderDone } from '../loader/use-loader-done.ts';
import { SIGN_INTERVAL_MS } from '../lib/timings.ts';
import { SectionLink } from './section-link.tsx';

const [contract] = site.contracts;

/** What the product does, in words and as a conversation, with the two ways in. */
export function Hero() {
  const loaded = useLoaderDone();
  const [paused, setPaused] = useState(false);
  const [sign, setSign] = useState<'$' | '#'>('$');
  useInterval(() => setSign(sign === '$' ? '#' : '$'), loaded && !paused ? SIGN_INTERVAL_MS : null);
  return (
    <section className="tone-ink hero" aria-labelledby="hero-title">
      <div className="wrap hero-grid">
        <div className="hero-text">
          <p className="ticker" translate="no">
            <span className="sign" aria-hidden="true">
              {sign}
            </span>
            <span>{site.product}</span>
          </p>
          <h1 id="hero-title" className="display" tabIndex={-1}>
            {hero.headline}
          </h1>
          <p className="lead text-muted">{hero.lead}</p>
          <p className="row-3 actions">
            <ExternalLink href={site.links.bot} className="btn btn-main">
              {hero.start}
            </ExternalLink>
            <ExternalLink href={site.links.docs} className="btn btn-quiet">
              {hero.whitepaper}
            </ExternalLink>
          </p>
        </div>
        <div className="thread" data-paused={paused || undefined}>
          {thread.map(({ author, before, text, after, kind }) => (
            <Post key={kind} author={author} className={`post-${kind}`}>
              {before && <b>{before}</b>}
              {text}
              {after && <b>{after}</b>}
            </Post>
          ))}
          <button
            type="button"
            className="icon-btn thread-pause scripted"
            aria-label={paused ? hero.play : hero.pause}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
        </div>
        <div className="hero-more">
          <ul className="highlights">
            {hero.highlights.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} className="text-signal" />
                {text}
              </li>
            ))}
          </ul>
          <p className="hero-contract">
            <span className="text-muted">
              {contracts.nameOf(chains[contract.chain].name, DEMONSTRATION_CONTRACTS.includes(contract.address))}
            </span>
            <SectionLink to="contracts" translate="no">
              {contract.address}
            </SectionLink>
          </p>
        </div>
      </div>
      <dl className="wrap figures">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
