import { site } from 'virtual:site';
import { ExternalLink } from '../../components/links.tsx';
import { Icon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { hero } from '../../content/hero.ts';
import { bannerTiles, howItWorks, upcoming } from '../../content/how-it-works.ts';
import { Walk } from './walk.tsx';
import './how-it-works.css';

/** The steps with the actual exchange in each, then what is planned. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" landmark tone="paper" title={howItWorks.title} lead={howItWorks.lead} follows>
      <Walk>
        <p className="actions">
          <ExternalLink href={site.links.bot} className="btn btn-main">
            {hero.start}
          </ExternalLink>
        </p>
      </Walk>
      <div className="halves gap-y-4 lg:gap-y-0">
        <div className="flex flex-col gap-3 lg:py-6">
          <h3 className="text-heading">{howItWorks.upcomingTitle}</h3>
          <List className="points upcoming">
            {upcoming.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        </div>
        <div className="banner">
          <h3 className="text-subtitle" translate="no">
            {howItWorks.banner}
          </h3>
          <List className="tiles">
            {bannerTiles.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                <span>{text}</span>
              </li>
            ))}
          </List>
        </div>
      </div>
    </Section>
  );
}
