export { EMBEDDING_SIZE, loadSentenceEmbeddings, similarity, type SentenceEmbeddings } from './sentence-embeddings.js';
