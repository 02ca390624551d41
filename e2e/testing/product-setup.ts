import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    product: { address: string; demoPassword: string };
  }
}

/** One product with its demo enterprise for all stories that do not need one of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide('product', { address: product.address, demoPassword: product.demoPassword! });
  return async () => {
    await product.stop();
  };
}
