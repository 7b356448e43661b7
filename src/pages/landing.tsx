import { SkipLink } from '../components/links.tsx';
import { labels } from '#token/content/navigation.ts';
import { Buy } from '../sections/buy/buy.tsx';
import { Company } from '../sections/company/company.tsx';
import { Contracts } from '../sections/contracts/contracts.tsx';
import { Faq } from '../sections/faq/faq.tsx';
import { Features } from '../sections/features/features.tsx';
import { Hero } from '../sections/hero/hero.tsx';
import { HowItWorks } from '../sections/how-it-works/how-it-works.tsx';
import { Problems } from '../sections/problems/problems.tsx';
import { Roadmap } from '../sections/roadmap/roadmap.tsx';
import { Ending } from '../sections/site-footer/ending.tsx';
import { SiteFooter } from '../sections/site-footer/site-footer.tsx';
import { SiteHeader } from '../sections/site-header/site-header.tsx';
import { Solution } from '../sections/solution/solution.tsx';
import { Tokenomics } from '../sections/tokenomics/tokenomics.tsx';
import { UpdateModal } from '../sections/update-modal.tsx';
import { Utility } from '../sections/utility/utility.tsx';
import type { Pages } from './types.ts';

/** The landing page: its sections in the owner's order, see docs/decisions.md. */
function Landing() {
  return (
    <>
      <SkipLink>{labels.skip}</SkipLink>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Contracts />
        <Buy />
        <Problems />
        <Solution />
        <Features />
        <HowItWorks />
        <Tokenomics />
        <Company />
        <Roadmap />
        <Utility />
        <Faq />
      </main>
      <SiteFooter>
        <Ending />
      </SiteFooter>
      <UpdateModal />
    </>
  );
}

export const pages = { home: Landing } satisfies Partial<Pages>;
