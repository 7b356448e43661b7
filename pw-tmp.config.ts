import base from './playwright.config.ts';
const { webServer, ...rest } = base as any;
export default { ...rest, use: { ...rest.use, baseURL: 'http://127.0.0.1:28912' } };
