/** Lists the operations of the OpenAPI document with their parameters. */
const element = (name, text, ...children) => {
  const node = document.createElement(name);
  if (text) node.textContent = text;
  node.append(...children);
  return node;
};

const { paths } = await (await fetch('/openapi.json')).json();
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);
document.querySelector('#operations').append(
  ...operations.map(({ path, method, summary, parameters = [] }) => {
    const rows = parameters.map((parameter) =>
      element(
        'tr',
        '',
        element('th', parameter.name),
        element('td', parameter.schema?.description ?? parameter.description ?? ''),
      ),
    );
    return element(
      'section',
      '',
      element('h2', summary ?? path),
      element('p', '', element('code', `${method.toUpperCase()} ${path}`)),
      element('table', '', element('tbody', '', ...rows)),
    );
  }),
);
