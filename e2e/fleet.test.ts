import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from './testing/product.ts';
import { expectSeen } from './testing/sight.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO_FLEET: 'true' } });
});
afterAll(() => product?.stop());

const { visit } = browsing(() => product.address);

test('the aircraft of the demo enterprise are in the air within a minute, and land in order with the product', async () => {
  const { page } = await visit('/device?q=26001', { account: { account: 'demo', password: product.demoPassword! } });
  const row = page.getByRole('row').filter({ hasText: 'UAV-26001' });
  await expectSeen(row);
  await row.getByText(t('device.flying'), { exact: true }).waitFor({ timeout: 60_000 });
  // A page that is still open complains of a product that takes its time to land everything.
  await page.close();
  expect(await product.stop()).toBe(0);
});
