/** The loader's text before the product's tag. */
export const LOADING = 'Loading';
