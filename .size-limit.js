/** Built files import chunks only for their order of loading, and esbuild warns of each such import, since the packages have no side effects. */
const quiet = config => ({ ...config, logOverride: { 'ignored-bare-import': 'silent' } });

/** The bundles whose sizes are limited, compressed as a server would send them. */
const bundles = [
  { name: 'core', path: 'packages/core/dist/index.js', limit: '14 kB' },
  { name: 'core/hex', path: 'packages/core/dist/hex/index.js', limit: '3.2 kB' },
  { name: 'core/inches: gaps and sight', path: 'packages/tools/measure/inches.js', limit: '5.1 kB' },
  { name: 'core/inches: regions', path: 'packages/tools/measure/regions.js', limit: '5 kB' },
  { name: 'core/inches/height', path: 'packages/tools/measure/height.js', limit: '13.3 kB' },
  { name: 'core/dice + core/odds', path: 'packages/tools/measure/dice-and-odds.js', limit: '5.2 kB' },
  {
    name: 'judgement-hex: words and pictures',
    path: 'packages/judgement-hex/dist/presentation/index.js',
    import: '{ createPresentation }',
    limit: '40.1 kB',
  },
  {
    name: 'judgement-hex: rules',
    path: 'packages/judgement-hex/dist/index.js',
    import: '{ createGame }',
    limit: '88.2 kB',
  },
  {
    name: 'judgement-hex/v11: words and pictures',
    path: 'packages/judgement-hex/dist/presentation/v11/index.js',
    import: '{ createPresentation }',
    limit: '47.6 kB',
  },
  {
    name: 'judgement-hex/v11: rules, content and maps',
    path: 'packages/judgement-hex/dist/v11/index.js',
    import: '{ judgementV11 }',
    limit: '132.6 kB',
  },
  {
    name: 'judgement-of-the-gods: words and pictures',
    path: 'packages/judgement-of-the-gods/dist/presentation/index.js',
    import: '{ createPresentation }',
    limit: '14.3 kB',
  },
  {
    name: 'judgement-of-the-gods: rules',
    path: 'packages/judgement-of-the-gods/dist/index.js',
    import: '{ createGame }',
    limit: '22.5 kB',
  },
  {
    name: 'shroudfall-inches: words and pictures',
    path: 'packages/shroudfall-inches/dist/presentation/index.js',
    import: '{ createPresentation }',
    limit: '42.7 kB',
  },
  {
    name: 'shroudfall-inches: rules',
    path: 'packages/shroudfall-inches/dist/index.js',
    import: '{ createGame }',
    limit: '95.6 kB',
  },
  {
    name: 'eldfall-d20: words and pictures',
    path: 'packages/eldfall-d20/dist/presentation/index.js',
    import: '{ createPresentation }',
    limit: '59.5 kB',
  },
  {
    name: 'eldfall-d20: rules',
    path: 'packages/eldfall-d20/dist/index.js',
    import: '{ createGame }',
    limit: '160.5 kB',
  },
];

export default bundles.map(bundle => ({ ...bundle, gzip: true, modifyEsbuildConfig: quiet }));
