import { Icon } from '../components/icon.tsx';
import { Post } from '../components/post.tsx';
import { BOT, PAYER } from '../content/example.ts';
import { bannerTiles, howItWorks, steps, upcoming } from '../content/how-it-works.ts';
import { Section } from './section.tsx';

/** The four steps with what is really said in each, then what is still to come. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" tone="paper" title={howItWorks.title} lead={howItWorks.lead} follows>
      <ol className="rail">
        {steps.map(({ number, title, description, example, reply, outcome, icon }) => (
          <li key={number}>
            <span className="step-number">{number}</span>
            <div>
              <h3 className="heading row-2">
                <Icon name={icon} />
                {title}
              </h3>
              <p className="text-muted">{description}</p>
            </div>
            <div className="exchange">
              {example && (
                <Post author={PAYER} className="post-own">
                  {example}
                </Post>
              )}
              {reply && <Post author={BOT}>{reply}</Post>}
              {!example && !reply && (
                <p className="portal">
                  <Icon name={icon} />
                  {outcome ?? howItWorks.portal}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className="next">
        <div className="stack-4">
          <h3 className="heading">{howItWorks.upcomingTitle}</h3>
          <ul className="details">
            {upcoming.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="banner">
          <h3 className="heading-lg" translate="no">
            {howItWorks.banner}
          </h3>
          <p>{howItWorks.bannerText}</p>
          <ul>
            {bannerTiles.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
