import { type ArtProps, around, indices } from './art-props.ts';
import { ART_COLOURS as C } from './palette.ts';

/** The ground behind the figure: a sun of petals. */
function Halo() {
  return (
    <>
      <circle cx="200" cy="200" r="200" fill={C.candle} />
      <circle cx="200" cy="200" r="192" fill="none" stroke={C.gold} strokeWidth="3" />
      {around(24)
        .filter((turn) => turn < 135 || turn > 225)
        .map((turn) => (
          <path
            key={turn}
            d="M200 18C212 34 212 52 200 70C188 52 188 34 200 18Z"
            fill={turn % 30 ? C.peach : C.gold}
            transform={`rotate(${turn} 200 200)`}
          />
        ))}
      <circle cx="200" cy="156" r="104" fill={C.cream} opacity="0.8" />
      <circle cx="200" cy="156" r="78" fill={C.gold} opacity="0.35" />
    </>
  );
}

/** The low seat with its cloth. */
function Seat() {
  return (
    <>
      <path d="M52 330C90 312 310 312 348 330L334 362H66Z" fill={C.maroon} />
      <path d="M52 330C90 312 310 312 348 330L345 338C300 322 100 322 55 338Z" fill={C.gold} />
      {indices(9).map((i) => (
        <path key={i} d={`M${92 + i * 27} 341l8 9l-8 9l-8 -9Z`} fill={C.gold} />
      ))}
      <rect x="62" y="362" width="276" height="9" rx="4" fill={C.deep} />
    </>
  );
}

/** Robes, shawl and mala; the right hand is raised in blessing. */
function Body() {
  return (
    <>
      <path
        d="M200 262C120 262 66 296 66 318C66 338 334 338 334 318C334 296 280 262 200 262Z"
        fill={C.saffron}
      />
      <path
        d="M86 312C130 296 190 300 236 326M314 312C280 298 236 302 196 316"
        fill="none"
        stroke={C.rust}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M158 178C132 184 122 204 124 234L132 288H268L276 234C278 204 268 184 242 178Z"
        fill={C.saffron}
      />
      <path d="M182 178C184 196 216 196 218 178L212 168H188Z" fill={C.skinShade} />
      <path
        d="M242 178C268 184 280 206 278 240C276 268 250 288 212 300C184 308 150 306 128 296
          L126 276C176 282 214 246 222 178Z"
        fill={C.maroon}
      />
      <path d="M224 180C216 244 176 282 127 278" fill="none" stroke={C.gold} strokeWidth="4" />
      <path d="M156 190C122 210 96 250 104 266C110 276 122 262 132 244L160 220Z" fill={C.saffron} />
      <path
        d="M104 262C98 244 100 222 104 206L120 208C118 228 120 246 124 256C120 270 108 272 104 262Z"
        fill={C.skin}
      />
      <path
        d="M100 210C94 196 96 168 100 166C104 164 105 176 106 186C105 168 107 158 111 158
          C115 158 115 172 115 186C116 170 119 164 122 166C126 168 123 184 122 194
          C125 186 130 184 131 188C132 196 124 212 118 218C112 220 104 218 100 210Z"
        fill={C.skin}
      />
      <path d="M212 300C228 284 258 288 262 296C264 306 236 314 214 312Z" fill={C.skin} />
      <path
        d="M178 186C176 226 190 252 200 258C210 252 224 226 222 186"
        fill="none"
        stroke={C.rust}
        strokeWidth="2"
      />
      {indices(11).map((i) => {
        const turn = (i / 10) * Math.PI;
        return (
          <circle
            key={i}
            cx={200 - Math.cos(turn) * 22}
            cy={(190 + Math.sin(turn) * 64).toFixed(1)}
            r="3.6"
            fill={C.deep}
          />
        );
      })}
      <circle cx="200" cy="260" r="5.5" fill={C.gold} />
    </>
  );
}

/** Turban, tilak and white beard; the face itself is left to those who know it. */
function Head() {
  return (
    <>
      <ellipse cx="162" cy="136" rx="6" ry="10" fill={C.skinShade} />
      <ellipse cx="238" cy="136" rx="6" ry="10" fill={C.skinShade} />
      <path
        d="M163 120C163 92 237 92 237 120V140C237 172 222 188 200 188C178 188 163 172 163 140Z"
        fill={C.skin}
      />
      <path
        d="M163 128C165 146 174 152 186 149C194 146 206 146 214 149C226 152 235 146 237 128
          C242 172 226 214 200 220C174 214 158 172 163 128Z"
        fill={C.white}
      />
      <path
        d="M178 178C184 192 192 202 198 208M222 178C216 192 208 202 202 208M200 176V200"
        fill="none"
        stroke={C.line}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M200 148C208 143 220 147 228 158C216 160 206 158 200 154C194 158 184 160 172 158
          C180 147 192 143 200 148Z"
        fill={C.cream}
      />
      <path
        d="M196 106V126Q200 130 204 126V106"
        fill="none"
        stroke={C.cream}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="200" cy="120" r="3" fill={C.maroon} />
      <path
        d="M158 116C148 60 186 44 204 46C236 44 252 74 242 116C226 108 174 108 158 116Z"
        fill={C.saffron}
      />
      <path
        d="M158 110C180 76 214 66 242 74M156 94C172 68 198 56 224 56M174 104C196 86 222 82 244 92"
        fill="none"
        stroke={C.rust}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

/** The guru: seated, in saffron, one hand raised in blessing, without a face. */
export function GuruPortrait(props: ArtProps) {
  return (
    <svg viewBox="0 0 400 400" width="100%" aria-hidden="true" focusable={false} {...props}>
      <Halo />
      <Seat />
      <Body />
      <Head />
    </svg>
  );
}
