import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';

/*
 * The script of the yardstick page, which is the landing page with this entry script instead of its own. It evaluates
 * React, React DOM and the router, and hydrates a single element.
 */
const heading = document.querySelector('h1')!;
const { textContent } = heading;

function Heading() {
  useLocation();
  return textContent;
}

hydrateRoot(heading, createElement(BrowserRouter, null, createElement(Heading)));
