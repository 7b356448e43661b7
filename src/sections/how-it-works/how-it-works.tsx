import { Icon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { Opening } from '../../components/opening.tsx';
import { Post } from '../../components/post.tsx';
import { BOT, PAYER } from '../../content/example.ts';
import { bannerTiles, howItWorks, steps, upcoming } from '../../content/how-it-works.ts';
import { Section } from '../../components/section.tsx';
import './how-it-works.css';

/** The brand's sign, stroke by stroke: one for each step. */
const strokes = ['M36 10 26 86', 'M70 10 60 86', 'M14 34h72', 'M10 62h72'];

const PORTAL = ':uno-portal: flex items-center justify-center gap-2.5 min-h-14 md:min-h-18 rounded-card font-600';

/** Shows the steps with the actual exchange in each, then what is planned. */
export function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      landmark
      tone="paper"
      title={howItWorks.title}
      lead={howItWorks.lead}
      picture={
        <Opening className=":uno-strokes: [&>svg]:(w-.7em stroke-current stroke-9 rounded-[.16em]) [&>:last-child]:bg-signal">
          {strokes.map((stroke, index) => (
            <svg key={stroke} viewBox="0 0 96 96">
              <path d={strokes.slice(0, index + 1).join('')} />
            </svg>
          ))}
        </Opening>
      }
      follows
    >
      <List ordered className="rail enters">
        {steps.map(({ number, title, description, example, reply, outcome, icon }) => (
          <li key={number}>
            <div className=":uno-step: grid grid-cols-[36px_1fr] gap-5 items-start [&_h3]:min-h-9">
              <span className="step-number">{number}</span>
              <div>
                <h3 className="heading row-2">
                  <Icon name={icon} />
                  {title}
                </h3>
                <p className="text-muted">{description}</p>
              </div>
            </div>
            <div className="exchange">
              {example && (
                <Post author={PAYER} look="outlined">
                  {example}
                </Post>
              )}
              {reply && <Post author={BOT}>{reply}</Post>}
              {!example && !reply && (
                <p
                  className={`${PORTAL} ${outcome ? 'bg-signal text-ink' : 'signing border border-dashed border-edge'}`}
                >
                  <Icon name={icon} />
                  {outcome ?? howItWorks.portal}
                </p>
              )}
            </div>
          </li>
        ))}
      </List>
      <div className=":uno-next: grid gap-6 lg:grid-cols-[4fr_7fr] lg:gap-16">
        <div className="stack-4">
          <h3 className="heading">{howItWorks.upcomingTitle}</h3>
          <List className="details">
            {upcoming.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        </div>
        <div className=":uno-banner: grid gap-3 p-[clamp(24px,4vw,48px)] rounded-panel bg-signal text-ink">
          <h3 className="heading-lg" translate="no">
            {howItWorks.banner}
          </h3>
          <List className=":uno-tiles: grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] lg:grid-cols-2 gap-x-4 gap-y-3 mt-1 [&>li]:(flex items-center gap-2.5 pt-3 border-t border-ink)">
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
