/** A manifest, as far as all of them are alike. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

type Model = new (data: Manifest) => { validate(): void };

/** The packages that hold the schemas of Kubernetes and of KEDA, by the path of an API version. */
function packageOf(apiVersion: string): string {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  if (group === 'keda.sh') return `@kubernetes-models/keda/keda.sh/${version}`;
  return `kubernetes-models/${group === '' ? version : `${group}/${version}`}`;
}

/** A function that throws when a manifest is not of the schema of its kind. */
export async function validatorOf({ apiVersion, kind }: Manifest): Promise<(manifest: Manifest) => void> {
  const models = (await import(`${packageOf(apiVersion)}/${kind}`)) as Record<string, Model>;
  const Kind = models[kind];
  if (Kind === undefined) throw new Error(`there is no schema of ${apiVersion} ${kind}`);
  return (manifest) => new Kind(manifest).validate();
}
