import type { Upload } from './use-uploads.ts';

interface UploadTileProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

/** A picture on its way; one that did not arrive stays, and says why. */
export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  const { file, thumbnail, share, problem, mayRetry } = upload;
  const percent = Math.round(share * 100);
  return (
    <>
      {thumbnail ? (
        <img src={thumbnail} alt={file.name} width={640} height={480} />
      ) : (
        <p className="sell-pic-name">{file.name}</p>
      )}
      {problem === null ? (
        <>
          <progress
            className="ui-visually-hidden"
            max={100}
            value={percent}
            aria-label={file.name}
          />
          <span className="sell-pic-tag" aria-hidden="true">
            {wordOf(percent)}
          </span>
        </>
      ) : (
        <div className="sell-pic-failed" role="alert">
          <p>{problem}</p>
          {mayRetry && (
            <button type="button" onClick={onRetry}>
              Retry<span className="ui-visually-hidden"> {file.name}</span>
            </button>
          )}
          <button type="button" onClick={onDrop}>
            Leave out<span className="ui-visually-hidden"> {file.name}</span>
          </button>
        </div>
      )}
    </>
  );
}

function wordOf(percent: number): string {
  if (percent === 0) return 'Waiting';
  return percent < 100 ? `${percent}%` : 'Saving';
}
