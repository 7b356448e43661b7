import { site } from 'virtual:site';
import { expectOwnAddresses } from '../../live/addresses.ts';
import { expect, test } from '../support.ts';

const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the check of a deployed site finds a script that copies another address than the one shown', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const html = await response.text();
    const body = html.replaceAll('.clipboard.writeText(', `.clipboard.writeText('${OTHER}',`);
    await route.fulfill({ response, headers, body });
  });
  await expect(expectOwnAddresses(page, site)).rejects.toThrow(OTHER);
});
