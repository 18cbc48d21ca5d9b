/** One chunk: what a request shows once a day is chosen. */
export { FreeTimes } from './free-times.tsx';
export { HireBar } from './hire-bar.tsx';
export { HirePrices } from './hire-prices.tsx';
