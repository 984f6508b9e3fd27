# syntax=docker/dockerfile:1
ARG NODE=24.21.0-bookworm-slim

# The pages are built with the development dependencies, which stay behind in this stage.
FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY packages/catalog/package.json packages/catalog/
COPY packages/domain/package.json packages/domain/
COPY packages/search/package.json packages/search/
COPY packages/search-contract/package.json packages/search-contract/
COPY packages/search-opensearch/package.json packages/search-opensearch/
COPY packages/vehicle-rules/package.json packages/vehicle-rules/
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
WORKDIR /app/packages/search
RUN node ../../node_modules/assemblyscript/bin/asc.js --config asconfig.json
WORKDIR /app/apps/web
RUN NODE_ENV=production node ../../node_modules/@react-router/dev/bin.cjs build

FROM node:${NODE}
WORKDIR /app
COPY package.json package-lock.json .npmrc LICENSE ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY packages/catalog/package.json packages/catalog/
COPY packages/domain/package.json packages/domain/
COPY packages/search/package.json packages/search/
COPY packages/search-contract/package.json packages/search-contract/
COPY packages/search-opensearch/package.json packages/search-opensearch/
COPY packages/vehicle-rules/package.json packages/vehicle-rules/
# The image has its own Node: the one that npm brings for older machines would double its size. The other
# folders are tools that a dependency names as optional peers, which npm then takes for more than that.
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev \
    && rm -rf node_modules/node-linux-* node_modules/.bin/node \
        node_modules/drizzle-kit node_modules/vitest node_modules/@vitest node_modules/@esbuild-kit
# Node runs the TypeScript as it is. Of the pages' sources only what the server imports is needed.
COPY packages/ packages/
COPY apps/server/migrations/ apps/server/migrations/
COPY apps/server/src/ apps/server/src/
COPY apps/web/app/app-context.ts apps/web/app/
COPY --from=build /app/apps/web/build/ apps/web/build/
COPY --from=build /app/packages/search/build/ packages/search/build/
RUN install -d -o node -g node /data

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# As `npm start` has it: large memory in pages of 2 MB.
ENV GLIBC_TUNABLES=glibc.malloc.hugetlb=1
USER node
VOLUME /data
EXPOSE 3000
# The first start may load a demo inventory before it listens, hence the long start period. Buildah knows no other
# interval for it.
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Straight to the server: `npm start` would look for the development dependencies to build the pages. The flag is that of
# `serverFlags` in tools/bootstrap.mjs.
CMD ["node", "--no-memory-protection-keys", "apps/server/src/main.ts"]
