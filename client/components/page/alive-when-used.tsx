import {
  type ComponentType,
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Role } from '../../../rules/permissions.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { beforeSwitch } from '../../i18n/load-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm, useNotify } from '../dialogs/notify.tsx';
import { isBegun, keepTyped } from '../form/typed-before.ts';
import type { LatePage } from './late-page.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const USES = ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'click', 'submit'] as const;
/** Of the network, and of somebody to the page. */
const RETURNS = ['online', 'focus'] as const;

/** What is to be done again once somebody hears it: a button, or a form that was sent without one. */
function pressed(event: Event): HTMLElement | null {
  if (event instanceof SubmitEvent) return event.submitter ?? (event.target as HTMLFormElement);
  const button = event.type === 'click' && (event.target as Element).closest('button');
  return button && button.type === 'button' ? button : null;
}

/** A press that waits is seen and heard to wait. */
function hold(element: HTMLElement, isHeld: boolean): void {
  element.classList.toggle('Mui-disabled', isHeld);
  if (isHeld) element.setAttribute('aria-disabled', 'true');
  else element.removeAttribute('aria-disabled');
}

function press(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}

/** Whether the site answers, though something of it could not be had. */
const isSiteThere = () =>
  fetch('/health/live').then(
    ({ ok }) => ok,
    () => false,
  );

/** Buttons are drawn as if there were no scripts. From here on none is pressed in vain. */
function enableButtons(root: HTMLElement): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button:disabled')) {
    button.disabled = false;
    button.tabIndex = 0;
    button.classList.remove('Mui-disabled');
  }
}

/**
 * Waits for somebody to use the page, has it taken over, and then does what was wanted meanwhile.
 * @returns whether a press waits
 */
function useWaking(page: LatePage, wrapper: RefObject<HTMLElement | null>): boolean {
  const { t } = useTranslation();
  const notify = useNotify();
  const confirm = useConfirm();
  const { viewer } = useViewer();
  const isSignedIn = viewer.role !== Role.ANONYMOUS;
  const [isWaiting, setIsWaiting] = useState(false);
  const tell = useRef(async () => {});
  tell.current = async () => {
    if (!(await isSiteThere())) return notify(t('common.networkError'));
    // Its code is gone, most likely with the release that has drawn it.
    if (await confirm(t('common.pageOutdated'))) location.reload();
  };

  useEffect(() => {
    const root = wrapper.current;
    if (page.isAlive || !root) return;
    const presses = new Set<HTMLElement>();
    const forget = () => {
      for (const element of presses) hold(element, false);
      presses.clear();
      setIsWaiting(false);
    };
    const wake = () =>
      page.wake().catch(() => {
        // Who is only typing need not know: it is tried again.
        if (presses.size > 0) void tell.current();
        forget();
      });

    const onUse = (event: Event) => {
      const target = event.target as Element;
      // Links lead away without it.
      if (!root.contains(target) || target.closest('a')) return;
      const element = pressed(event);
      if (element) {
        // React would hear it too, should it take the page over just now.
        event.preventDefault();
        event.stopImmediatePropagation();
        presses.add(element);
        hold(element, true);
        setIsWaiting(true);
      }
      void wake();
    };
    const stop = () => {
      for (const type of USES) document.removeEventListener(type, onUse, true);
      beforeSwitch.delete(page.wake);
      page.takeOver = undefined;
    };
    // Before React's own: it keeps what happens in what it has not taken over from everybody else.
    for (const type of USES) document.addEventListener(type, onUse, true);
    beforeSwitch.add(page.wake);
    // React must have finished what it does: it takes events as they should be only then.
    page.takeOver = {
      begun: () => queueMicrotask(keepTyped(root)),
      done: () =>
        queueMicrotask(() => {
          stop();
          const elements = [...presses].filter(({ isConnected }) => isConnected);
          forget();
          for (const element of elements) press(element);
        }),
    };
    enableButtons(root);
    if (isBegun(root)) void wake();
    return stop;
  }, [page, wrapper]);

  useEffect(() => {
    if (!isSignedIn || page.isAlive) return;
    // The page may be another for them, and the login page signs them out (D13): not at the first try alone.
    const wake = () => void page.wake().catch(() => undefined);
    wake();
    for (const type of RETURNS) window.addEventListener(type, wake);
    return () => {
      for (const type of RETURNS) window.removeEventListener(type, wake);
    };
  }, [page, isSignedIn]);
  return isWaiting;
}

function LateContent({ page }: { page: LatePage }) {
  if (!page.Component) use(page.appeared);
  useLayoutEffect(() => {
    // In development effects run twice, and what was typed is kept once.
    if (page.isAlive) return;
    page.isAlive = true;
    page.takeOver?.begun();
  }, [page]);
  useEffect(() => page.takeOver?.done(), [page]);
  const { Component } = page;
  return Component && <Component />;
}

/**
 * A page with a form, which stays as the server has drawn it until somebody uses it: only then its code is fetched.
 * Reached by a link it is drawn like any other.
 */
export function aliveWhenUsed(page: LatePage): ComponentType {
  // Always the same, for an update from above would have React throw away what it has not taken over.
  const content = (
    <Suspense fallback={null}>
      <LateContent page={page} />
    </Suspense>
  );
  return memo(function AliveWhenUsed() {
    const wrapper = useRef<HTMLDivElement>(null);
    const { t } = useTranslation();
    const isWaiting = useWaking(page, wrapper);
    return (
      <>
        <div ref={wrapper}>{content}</div>
        <VisuallyHidden role="status">{isWaiting ? t('common.loading') : ''}</VisuallyHidden>
      </>
    );
  });
}
