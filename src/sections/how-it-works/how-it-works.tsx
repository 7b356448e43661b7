import { site } from 'virtual:site';
import { ExternalLink } from '../../components/links.tsx';
import { Icon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { hero } from '../../content/hero.ts';
import { bannerTiles, howItWorks, upcoming } from '../../content/how-it-works.ts';
import { Walk } from './walk.tsx';

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
      {/* The second column is as wide as the device above. */}
      <div className=":uno-next: grid gap-4 lg:grid-cols-[1fr_57%] lg:gap-0">
        <div className=":uno-soon: flex flex-col gap-3 lg:py-6 lg:pr-16">
          <h3 className="heading">{howItWorks.upcomingTitle}</h3>
          <List className=":uno-upcoming: details grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] lg:grid-cols-1 gap-x-4 content-start">
            {upcoming.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        </div>
        <div className=":uno-banner: stack-3 justify-between p-[clamp(20px,3vw,40px)] rounded-panel border-2 border-dashed border-edge">
          <h3 className="heading-lg" translate="no">
            {howItWorks.banner}
          </h3>
          <List className=":uno-tiles: flex flex-wrap gap-x-4 gap-y-2 md:(grid grid-cols-2 gap-y-0) [&>li]:(flex items-center gap-2) md:[&>li]:(py-2.5 border-t border-line)">
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
