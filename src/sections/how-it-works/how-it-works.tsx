import { site } from '../../../config/site.ts';
import { ExternalLink } from '../../components/links.tsx';
import { withIcon } from '../../components/icon.tsx';
import { InlineList, List } from '../../components/list.tsx';
import { BotFace, ConfirmSheet, Post, Receipt } from '../../components/payment.tsx';
import { Section } from '../../components/section.tsx';
import { StepNumber } from '../../components/step-number.tsx';
import { BOT, confirmation, PAYER, receipt, SIGNATURE } from '#token/content/example.ts';
import { hero } from '#token/content/hero.ts';
import { bannerTiles, howItWorks, steps, upcoming } from '#token/content/how-it-works.ts';
import './how-it-works.css';

/** One conversation with the bot: each step, and what it adds. */
function Conversation() {
  return (
    <div className="conversation">
      <p
        className="conversation-head label hidden items-center gap-3 px-8 py-4 border-b border-line lg:flex"
        translate="no"
        aria-hidden="true"
      >
        <BotFace />
        <span dir="ltr">{`@${BOT}`}</span>
      </p>
      <List ordered>
        {steps.map(({ title, description, icon, example, reply, shows }, index) => (
          <li key={title} className="step">
            <StepNumber number={index + 1} isMain />
            <h3 className={`text-subtitle ${withIcon(icon)}`}>{title}</h3>
            <p className="text-muted text-balance lg:text-lead">{description}</p>
            <div className="step-adds grid gap-2 lg:gap-3 lg:px-8">
              {example && <Post author={PAYER} text={example} look="own" />}
              {reply && <Post author={BOT} text={reply} look="reply" />}
              {shows === 'sheet' && <ConfirmSheet {...confirmation} signer={PAYER} signature={SIGNATURE} />}
              {shows === 'receipt' && <Receipt {...receipt} />}
            </div>
            {index === steps.length - 1 && (
              <ExternalLink href={site.links.bot} className="btn btn-strong">
                {hero.start}
              </ExternalLink>
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
    <Section id="how-it-works" landmark tone="paper" title={howItWorks.title} lead={howItWorks.lead}>
      <Conversation />
      <div className="halves gap-y-2 lg:grid-rows-[auto_1fr]">
        {upcoming.length > 0 && (
          <>
            <h3 className="pt-4 text-heading md:pt-0 lg:pt-8 lg:text-subtitle">{howItWorks.upcomingTitle}</h3>
            <InlineList className="text-sm text-muted md:text-base" items={upcoming} />
          </>
        )}
        <div className="lg:col-start-2 lg:row-start-1 lg:row-span-2 lg:self-start planned break-inside-avoid mt-3 lg:mt-0 flex flex-col gap-3 p-5 lg:p-8">
          <h3 className="text-subtitle" translate="no">
            {howItWorks.banner}
          </h3>
          <List className="row gap-x-4 gap-y-2 lg:grid lg:grid-cols-2">
            {bannerTiles.map(({ icon, text }) => (
              <li key={text} className={`min-w-28 ${withIcon(icon)}`}>
                {text}
              </li>
            ))}
          </List>
        </div>
      </div>
    </Section>
  );
}
