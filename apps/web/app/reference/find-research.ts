import type { AskedModel } from '@forecourt/domain/reference/model-reference';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import type { AppContext } from '../app-context.ts';
import { type ResearchData, toResearchData } from './research-data.ts';

/** What a page about a model shows. */
export async function findResearch(asked: AskedModel, app: AppContext): Promise<ResearchData> {
  const filters = { makeCode: [asked.makeCode], modelCode: [asked.modelCode] };
  const [model, articles, reviews] = await Promise.all([
    app.services.findModelReference(asked),
    app.services.findArticles(brandSearch(app.brand, filters)),
    app.services.findReviews(asked),
  ]);
  return toResearchData(asked, { model, articles, reviews }, app);
}
