import { type ArtProps, indices } from './art-props.ts';
import { Diya } from './diya.tsx';
import { ART_COLOURS as C } from './palette.ts';

interface SpireProps {
  x: number;
  y: number;
  scale: number;
  /** The pennant's way in the wind. */
  flag?: boolean;
}

/** A shikhara: 100 wide, 200 high, with ribs, amalaka, kalash and pennant. */
function Spire({ x, y, scale, flag = true }: SpireProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {flag && (
        <>
          <path d="M0 -198V-262" stroke={C.gold} strokeWidth="3" />
          <path
            d="M1 -262C18 -270 30 -252 52 -256C46 -246 46 -240 50 -232C30 -230 18 -244 1 -236Z"
            fill={C.saffron}
          />
        </>
      )}
      <path d="M-50 0C-48 -78 -34 -138 -10 -170H10C34 -138 48 -78 50 0Z" fill={C.deep} />
      <path d="M-50 0C-48 -78 -34 -138 -10 -170H-5C-24 -138 -33 -78 -34 0Z" fill={C.glowing} />
      <path d="M34 0C33 -78 24 -138 5 -170H10C34 -138 48 -78 50 0Z" fill={C.night} />
      <path d="M-17 0C-17 -64 -12 -124 -5 -152H5C12 -124 17 -64 17 0Z" fill={C.maroon} />
      {indices(6).map((i) => (
        <path
          key={i}
          d={`M${-48 + i * 5} ${-20 - i * 23}Q0 ${-12 - i * 23} ${48 - i * 5} ${-20 - i * 23}`}
          stroke={C.night}
          strokeWidth="2.4"
          fill="none"
          opacity="0.75"
        />
      ))}
      <path d="M-13 0V-14C-13 -26 -5 -28 0 -36C5 -28 13 -26 13 -14V0Z" fill={C.gold} />
      <path d="M-8 0V-12C-8 -21 -3 -22 0 -28C3 -22 8 -21 8 -12V0Z" fill={C.candle} />
      <ellipse cy="-171" rx="16" ry="7.5" fill={C.night} />
      <ellipse cy="-174" rx="14.5" ry="5.5" fill={C.glowing} />
      <path d="M-11 -178C-16 -192 16 -192 11 -178ZM-5 -187L0 -206L5 -187Z" fill={C.gold} />
    </g>
  );
}

interface DoorProps {
  x: number;
  half: number;
  height: number;
}

/** A cusped arch full of lamplight. */
function Door({ x, half, height }: DoorProps) {
  const shape = (w: number, h: number) =>
    `M${-w} 0V${-h}C${-w} ${-h - w * 0.8} ${-w * 0.3} ${-h - w * 0.8} 0 ${-h - w * 1.5}` +
    `C${w * 0.3} ${-h - w * 0.8} ${w} ${-h - w * 0.8} ${w} ${-h}V0Z`;
  return (
    <g transform={`translate(${x} 392)`}>
      <path d={shape(half + 6, height)} fill={C.night} />
      <path d={shape(half, height)} fill={C.gold} />
      <path d={shape(half * 0.62, height * 0.86)} fill={C.candle} />
    </g>
  );
}

const PILLARS = [96, 150, 207, 248, 312, 353, 410, 464];

function Hall() {
  return (
    <>
      <rect x="84" y="290" width="392" height="104" fill={C.deep} />
      <rect x="84" y="290" width="392" height="16" fill={C.night} />
      <Door x={123} half={19} height={46} />
      <Door x={178.5} half={19} height={46} />
      <Door x={280} half={27} height={50} />
      <Door x={381.5} half={19} height={46} />
      <Door x={437} half={19} height={46} />
      {PILLARS.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect x="-6" y="304" width="12" height="88" fill={C.maroon} />
          <rect x="-6" y="304" width="4" height="88" fill={C.glowing} />
          <path d="M-11 304H11L7 314H-7ZM-7 384H7L11 393H-11Z" fill={C.glowing} />
        </g>
      ))}
      <path d="M66 274H494L482 292H78Z" fill={C.maroon} />
      <path d={`M66 267${'v-5q5 -8 10 0v5h2'.repeat(35)}Z`} fill={C.glowing} />
      <rect x="60" y="266" width="440" height="10" rx="3" fill={C.glowing} />
      {indices(20).map((i) => (
        <path key={i} d={`M${84 + i * 19.6} 292h19.6l-9.8 12Z`} fill={i % 2 ? C.saffron : C.gold} />
      ))}
    </>
  );
}

const STEPS = indices(7).map((i) => ({
  y: 392 + i * 15,
  x: 66 - i * 11,
  fill: i % 2 ? C.maroon : C.glowing,
}));

function Steps() {
  return (
    <>
      {STEPS.map(({ y, x, fill }) => (
        <g key={y}>
          <rect x={x} y={y} width={560 - 2 * x} height="15" fill={C.night} />
          <rect x={x} y={y} width={560 - 2 * x} height="5" fill={fill} />
        </g>
      ))}
      <path d="M244 392H316L358 497H202Z" fill={C.deep} />
      <path d="M252 392H308L344 497H216Z" fill={C.saffron} opacity="0.55" />
      {[407, 422, 437, 452, 467, 482].map((y) => (
        <path
          key={y}
          d={`M${202 + (497 - y) * 0.4} ${y}H${358 - (497 - y) * 0.4}`}
          stroke={C.deep}
          strokeWidth="2"
        />
      ))}
    </>
  );
}

/** The hero's temple at sundown: five spires with pennants before the sun's disc, lamps along the steps. */
export function TempleScene(props: ArtProps) {
  return (
    <svg viewBox="0 0 560 497" width="100%" aria-hidden="true" focusable={false} {...props}>
      <circle cx="280" cy="232" r="228" fill={C.gold} opacity="0.1" />
      <circle cx="280" cy="232" r="200" fill={C.gold} opacity="0.16" />
      <circle cx="280" cy="232" r="172" fill={C.gold} opacity="0.9" />
      <circle cx="280" cy="232" r="140" fill={C.candle} opacity="0.55" />
      <path
        d="M56 118q9 -9 18 0q9 -9 18 0M96 88q7 -7 14 0q7 -7 14 0M488 62q8 -8 16 0q8 -8 16 0"
        fill="none"
        stroke={C.candle}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <Spire x={122} y={270} scale={0.62} />
      <Spire x={438} y={270} scale={0.62} />
      <Spire x={200} y={270} scale={0.82} flag={false} />
      <Spire x={360} y={270} scale={0.82} flag={false} />
      <Spire x={280} y={272} scale={1} />
      <Hall />
      <Steps />
      {[88, 150, 212, 348, 410, 472].map((x) => (
        <Diya key={x} x={x} y={422} scale={0.32} />
      ))}
      {[30, 108, 186, 374, 452, 530].map((x) => (
        <Diya key={x} x={x} y={467} scale={0.4} />
      ))}
    </svg>
  );
}
