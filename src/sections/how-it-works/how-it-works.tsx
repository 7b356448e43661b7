import { site } from 'virtual:site';
import { ExternalLink } from '../../components/links.tsx';
import { Icon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { ConfirmSheet, Post, Receipt } from '../../components/payment.tsx';
import { Section } from '../../components/section.tsx';
import { StepNumber } from '../../components/step-number.tsx';
import { BOT, confirmation, PAYER, receipt } from '../../content/example.ts';
import { hero } from '../../content/hero.ts';
import { bannerTiles, howItWorks, steps, upcoming } from '../../content/how-it-works.ts';
import './how-it-works.css';

/** One conversation with the bot: each step, and what it adds. */
function Walk() {
  return (
    <div className="walk">
      <p className="walk-head" dir="ltr" translate="no" aria-hidden="true">
        <span className="face face-bot">
          <Icon name="mark" />
        </span>
        {`@${BOT}`}
      </p>
      <List ordered>
        {steps.map(({ title, description, icon, example, reply, shows }, index) => (
          <li key={title} className="walk-step">
            <StepNumber number={index + 1} isMain />
            <div className="walk-words">
              <h3 className="row gap-2 text-subtitle">
                <Icon name={icon} />
                {title}
              </h3>
              <p className="text-muted">{description}</p>
            </div>
            <div className="walk-adds">
              {example && <Post author={PAYER} text={example} look="own" />}
              {reply && <Post author={BOT} text={reply} look="reply" />}
              {shows === 'sheet' && <ConfirmSheet {...confirmation} />}
              {shows === 'receipt' && <Receipt {...receipt} />}
            </div>
            {index === steps.length - 1 && (
              <p className="walk-start">
                <ExternalLink href={site.links.bot} className="btn btn-main">
                  {hero.start}
                </ExternalLink>
              </p>
            )}
          </li>
        ))}
      </List>
    </div>
  );
}

/** The steps with the actual exchange in each, then what is planned. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" landmark tone="paper" title={howItWorks.title} lead={howItWorks.lead} follows>
      <Walk />
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
