# The site without its sources: `docker build -t samaj .`, or `docker compose up`, see README.md.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json vite.config.ts ./
COPY scripts/start.mjs scripts/packages.mjs scripts/
COPY migrations migrations
COPY rules rules
COPY server server
COPY demo/*.ts demo/
COPY demo/kent-telugu demo/kent-telugu
COPY client client
RUN npm run build
COPY scripts/command.mjs scripts/
COPY demo/pictures/*.png demo/pictures/
COPY demo/pictures/finished demo/pictures/finished
COPY demo/videos/*.mp4 demo/videos/
COPY demo/documents/*.pdf demo/documents/
# A checkout that is closed to others (umask 077) would make an image whose user cannot read it.
RUN chmod -R a+rX package.json scripts dist demo

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The built pages hold what they need of MUI.
RUN npm ci --omit=dev && rm -rf node_modules/@mui

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SAMAJ_DATA=/data NPM_CONFIG_UPDATE_NOTIFIER=false
# glibc keeps memory for each thread, and more the longer it runs; with a hundred uploads at once two arenas and fixed
# thresholds save about 90 MB.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data
# By package.json the server knows its folder; the demo's files are read when DEMO=1 (server/testing/docker-image.test.ts).
COPY --from=build /app/package.json ./
COPY --from=build /app/scripts/command.mjs /app/scripts/packages.mjs scripts/
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/demo/pictures demo/pictures
COPY --from=build /app/demo/videos demo/videos
COPY --from=build /app/demo/documents demo/documents
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
