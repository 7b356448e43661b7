/** What the loader says before the product's tag. */
export const LOADING = 'Loading';
