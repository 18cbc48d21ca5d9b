import type { QRCode } from 'qrcode';
import { useEffect, useState } from 'react';
import { Placeholder } from '../page/placeholder.tsx';
import styles from './qr-code.module.css';

/** Pixels. */
const SIZE = 220;
/** Light modules around it, by which a camera finds it. */
const MARGIN = 4;

/** The dark modules as one path, each a square of 1. */
function pathOf({ size, data }: QRCode['modules']): string {
  return [...data]
    .flatMap((isDark, index) => (isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : []))
    .join('');
}

/** A text for a camera. If the code that draws it cannot be loaded, the text has to be typed. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [modules, setModules] = useState<QRCode['modules']>();
  useEffect(() => {
    import('qrcode').then(
      ({ default: { create } }) => setModules(create(text).modules),
      () => undefined,
    );
  }, [text]);
  if (!modules) return <Placeholder variant="rectangular" width={`${SIZE}px`} height={SIZE} />;
  const side = modules.size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      width={SIZE}
      height={SIZE}
      className={styles.code}
    >
      <path d={pathOf(modules)} fill="currentColor" />
    </svg>
  );
}
