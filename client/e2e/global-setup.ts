import { filledTemplate } from './template.ts';

/** Once for all workers, which inherit the environment. */
export default async function setup(): Promise<void> {
  process.env.BROWSER_TEST_TEMPLATE = await filledTemplate();
}
