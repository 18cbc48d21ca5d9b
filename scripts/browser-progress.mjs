export { PlaywrightProgress as default } from './test-progress.mjs';
