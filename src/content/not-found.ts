export const notFound = {
  heading: '404',
  text: 'Oops! Page not found',
  joke: 'Nobody answers to this tag.',
  home: 'Return to Home',
};
