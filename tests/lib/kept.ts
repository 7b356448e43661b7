const TWO_VALUES =
  'Two: the time at which the loading screen last ended, and that the development update has been shown.';
const NUMBERS_AND_NAMES =
  'Each page you open gets a number in the tab’s history, and a random name if you followed a link.';
const MARKS =
  'The site marks the first one, so that the Back button knows where to lead, and notes when a page had to be loaded again.';

/** All that the site writes into the browser, what writes it, and the sentence of the privacy policy that says so. */
export const KEPT = [
  { key: 'session storage: site:last-load', situation: 'visit', told: TWO_VALUES },
  { key: 'session storage: site:update-shown', situation: 'visit', told: TWO_VALUES },
  // The router's own.
  { key: 'history: idx', situation: 'visit', told: NUMBERS_AND_NAMES },
  { key: 'history: key', situation: 'visit', told: NUMBERS_AND_NAMES },
  { key: 'history: first', situation: 'visit', told: MARKS },
  { key: 'history: reloaded', situation: 'lost code', told: MARKS },
  { key: 'history: plain', situation: 'failed component', told: MARKS },
] as const;
