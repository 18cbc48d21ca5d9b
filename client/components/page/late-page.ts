import type { ComponentType } from 'react';

/** What is told of a page's taking over while the page is only drawn. */
interface TakeOver {
  /** React has taken it over; passive effects follow. */
  begun(): void;
  /** All of its effects have run. */
  done(): void;
}

/** A page whose code can come later than what the server has drawn (docs/decisions/0029-forms-alive-when-used.md). */
export class LatePage {
  /** Fetches the code alone. */
  readonly load: () => Promise<ComponentType>;
  /** Loads all that it needs and lets it appear; may be called again, and rejects when that cannot be had. */
  wake: () => Promise<unknown> = async () => undefined;
  /** Once its code and its texts are there. */
  Component?: ComponentType;
  isAlive = false;
  takeOver?: TakeOver;
  #resolve = () => {};
  readonly appeared = new Promise<void>((resolve) => {
    this.#resolve = resolve;
  });

  constructor(load: () => Promise<ComponentType>) {
    this.load = load;
  }

  appear(Component: ComponentType): void {
    this.Component = Component;
    this.#resolve();
  }
}
